ALTER TABLE "payments" ADD COLUMN "series" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "cancelled_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_due_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "sandbox_payment_links" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "card_orders" ADD COLUMN "sealed_pan" "bytea";--> statement-breakpoint
ALTER TABLE "card_orders" ADD COLUMN "pan_mark" text;--> statement-breakpoint
ALTER TABLE "loan_sendings" ADD COLUMN "consented_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "loan_offers" ADD COLUMN "rate_kind" text;--> statement-breakpoint
CREATE INDEX "payments_series" ON "payments" USING btree ("series");--> statement-breakpoint
CREATE INDEX "payments_refund_due" ON "payments" USING btree ("refund_due_at") WHERE "payments"."refund_due_at" is not null and "payments"."refunded_at" is null;--> statement-breakpoint
CREATE INDEX "card_orders_pan" ON "card_orders" USING btree ("pan_mark");--> statement-breakpoint
ALTER TABLE "loan_sendings" DROP COLUMN "unmatched";