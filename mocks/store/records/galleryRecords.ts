/** A picture of a gallery. */
export interface GalleryPictureRecord {
  picture: string;
  /** The beginning of it for phones; left out where there is none. */
  closeUp?: string;
  alt: string;
  /** What its small picture is called; left out where a number is enough. */
  caption?: string;
  width: number;
  height: number;
}
