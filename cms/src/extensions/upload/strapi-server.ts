import { makeWebpSizes, type UploadedPicture } from "../../uploads/webp-sizes.ts";

interface UploadPlugin {
  services: Record<string, object>;
}

/** Lets the media library make the sizes the site asks for, instead of copies in the picture's own format. */
export default (plugin: UploadPlugin): UploadPlugin => {
  const { "image-manipulation": manipulation } = plugin.services;
  if (manipulation === undefined) throw new Error("Strapi's media library makes its sizes elsewhere now");

  const generateResponsiveFormats = async (picture: UploadedPicture) => {
    const { responsiveDimensions } = await strapi.plugin("upload").service("upload").getSettings();
    return responsiveDimensions === true ? makeWebpSizes(picture) : [];
  };
  plugin.services["image-manipulation"] = { ...manipulation, generateResponsiveFormats };
  return plugin;
};
