import { buffer } from "node:stream/consumers";
import { withNewUrlOnReplace, type UploadProvider } from "../../uploads/with-new-url-on-replace.ts";
import { serviceOf } from "../../strapi-internals/services.ts";
import { countPixels, inPictureQueue } from "../../uploads/picture-work.ts";
import { type FindEncoded, makePictureSizes, type UploadedPicture } from "../../uploads/picture-sizes.ts";

/** A function of Strapi that decodes a picture. */
type PictureWork = (picture: UploadedPicture) => Promise<unknown>;

interface PictureServices {
  optimize: PictureWork;
  generateThumbnail: PictureWork;
  isFaultyImage: PictureWork;
}

interface UploadPlugin {
  services: Record<string, object> & {
    provider?: (context: object) => UploadProvider;
    "image-manipulation"?: PictureServices;
  };
}

/**
 * Changes the media library: it encodes the picture sizes that the site uses, gives a replaced file a new URL, and
 * queues all work that decodes pictures.
 */
export default (plugin: UploadPlugin): UploadPlugin => {
  const { "image-manipulation": manipulation, provider } = plugin.services;
  if (manipulation === undefined || provider === undefined)
    throw new Error("Strapi's media library is built otherwise now");

  const generateResponsiveFormats = async (picture: UploadedPicture, find?: FindEncoded) => {
    const { responsiveDimensions } = await serviceOf(strapi, "plugin::upload.upload").getSettings();
    return responsiveDimensions === true ? makePictureSizes(picture, find) : [];
  };
  const queued = (work: PictureWork) => async (picture: UploadedPicture) => {
    const pixels = await countPixels(picture.filepath ?? (await buffer(picture.getStream())));
    return inPictureQueue(pixels, () => work(picture));
  };
  plugin.services["image-manipulation"] = Object.assign(manipulation, {
    optimize: queued(manipulation.optimize),
    generateThumbnail: queued(manipulation.generateThumbnail),
    isFaultyImage: queued(manipulation.isFaultyImage),
    generateResponsiveFormats,
  });
  plugin.services.provider = (context) => withNewUrlOnReplace(provider(context));
  return plugin;
};
