import { createHmac, timingSafeEqual } from "node:crypto";

export function sign(secret: string, text: string, atSeconds: number): string {
  return `t=${atSeconds},v1=${createHmac("sha256", secret).update(`${atSeconds}.${text}`).digest("hex")}`;
}
export function verifySignature(
  secret: string,
  text: string,
  header: string | null,
  nowSeconds: number,
): "ok" | "missing" | "malformed" | "wrong" | "old" {
  if (header === null) return "missing";
  const [, t, v1] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/u.exec(header) ?? [];
  if (t === undefined || v1 === undefined) return "malformed";
  const wanted = sign(secret, text, Number(t));
  if (!timingSafeEqual(Buffer.from(wanted), Buffer.from(header))) return "wrong";
  return Math.abs(nowSeconds - Number(t)) > 300 ? "old" : "ok";
}
