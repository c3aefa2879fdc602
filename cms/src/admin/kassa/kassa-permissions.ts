/** The right to the box office (*Kassa*): `kassaAction` of `content/panel-rights.ts`. */
export const kassaPermissions = [{ action: "api::kassa.sell", subject: null }];
