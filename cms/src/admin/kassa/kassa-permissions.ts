/** The right to the screen: `kassaAction` of `content/panel-rights.ts`. */
export const kassaPermissions = [{ action: "api::kassa.sell", subject: null }];
