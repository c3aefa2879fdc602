import { withNewAddress, type UploadProvider } from "../../uploads/with-new-address.ts";
import { makePictureSizes, type UploadedPicture } from "../../uploads/picture-sizes.ts";

interface UploadPlugin {
  services: Record<string, object> & { provider?: (context: object) => UploadProvider };
}

/**
 * Lets the media library make the sizes the site asks for, instead of copies in
 * the picture's own format, and gives a replaced file an address of its own.
 */
export default (plugin: UploadPlugin): UploadPlugin => {
  const { "image-manipulation": manipulation, provider } = plugin.services;
  if (manipulation === undefined || provider === undefined)
    throw new Error("Strapi's media library is built otherwise now");

  const generateResponsiveFormats = async (picture: UploadedPicture) => {
    const { responsiveDimensions } = await strapi.plugin("upload").service("upload").getSettings();
    return responsiveDimensions === true ? makePictureSizes(picture) : [];
  };
  plugin.services["image-manipulation"] = { ...manipulation, generateResponsiveFormats };
  plugin.services.provider = (context) => withNewAddress(provider(context));
  return plugin;
};
