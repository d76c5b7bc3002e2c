ALTER TABLE "chat_messages" ALTER COLUMN "text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "sealed_text" "bytea";--> statement-breakpoint
CREATE INDEX "chat_messages_plain" ON "chat_messages" USING btree ("owner") WHERE "chat_messages"."text" <> '';