export { methodNotAllowed as loader } from "#app/http/method-not-allowed.server.ts";
export { submitOrderStatus as action } from "#app/pages/order/order-status.server.ts";
