import { userFields, userScreens } from "../../accounts/user-fields.ts";

interface UserSchema {
  info: { displayName: string };
  attributes: Record<string, object>;
  config: { attributes: Record<string, object> };
}

interface UsersPlugin {
  contentTypes: { user: { schema: UserSchema } };
}

/** Adds the fields of visitors' accounts to Strapi's user type, and sets the layout of its screens in the panel. */
export default (plugin: UsersPlugin): UsersPlugin => {
  const { schema } = plugin.contentTypes.user;
  schema.info.displayName = "Bezoekersaccount";
  Object.assign(schema.attributes, userFields);
  const attributes = { ...schema.config.attributes, ...userScreens.attributes };
  Object.assign(schema.config, userScreens, { attributes });
  return plugin;
};
