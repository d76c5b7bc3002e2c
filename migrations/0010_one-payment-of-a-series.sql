ALTER TABLE "payments" ADD COLUMN "series" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "cancelled_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_due_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "sandbox_payment_links" ADD COLUMN "refund_id" text;--> statement-breakpoint
CREATE INDEX "payments_series" ON "payments" USING btree ("series");--> statement-breakpoint
CREATE INDEX "payments_refund_due" ON "payments" USING btree ("refund_due_at") WHERE "payments"."refund_due_at" is not null and "payments"."refunded_at" is null;