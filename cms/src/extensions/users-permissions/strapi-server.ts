import { userFields } from "../../accounts/user-fields.ts";

interface UsersPlugin {
  contentTypes: { user: { schema: { attributes: Record<string, object> } } };
}

/** Gives Strapi's users the fields of visitors' accounts. */
export default (plugin: UsersPlugin): UsersPlugin => {
  Object.assign(plugin.contentTypes.user.schema.attributes, userFields);
  return plugin;
};
