/** The right to the screen: `kassaAction` of `access/panel-roles.ts`. */
export const kassaPermissions = [{ action: "api::kassa.sell", subject: null }];
