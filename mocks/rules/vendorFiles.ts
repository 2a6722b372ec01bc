import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import type { RequestBody, Upload } from '../contract/types';
import { FILE_PICTURE, fileOf } from '../fileUrls';
import { notFound, validationFailed } from '../problem';
import type {
  Deliverable,
  VendorListingRecord,
  VendorPicture,
} from '../store/records/vendorListingRecords';
import type { Store } from '../store/store';
import { forgetFile, keepSentFile, requireKind } from './sentFiles';
import { openVendorListing, vendorListingOf } from './vendorListings';

type Slot = VendorPicture['slot'];

/** The pictures of a listing, in their order, with their least size in px. */
const SLOTS: readonly (readonly [Slot, { width: number; height: number }])[] = [
  ['screenshot-1', { width: 320, height: 180 }],
  ['screenshot-2', { width: 320, height: 180 }],
  ['screenshot-3', { width: 320, height: 180 }],
  ['screenshot-4', { width: 320, height: 180 }],
  ['screenshot-5', { width: 320, height: 180 }],
  ['founder', { width: 96, height: 96 }],
];

/** The longest side of a picture, in px. */
const LONGEST_SIDE = 8000;

const READERS = { 'image/png': PNG, 'image/jpeg': JPG, 'image/webp': WEBP };

/** Width and height of a picture in px. Throws a ProblemError 422 where they can't be read. */
function sizeOf(upload: Upload): { width: number; height: number } {
  requireKind(upload, 'picture');
  try {
    const { width, height } = READERS[upload.mediaType as keyof typeof READERS].calculate(
      upload.bytes,
    );
    return { width, height };
  } catch {
    const detail = 'This file can’t be read as a picture.';
    throw validationFailed([{ pointer: '', code: 'format', detail }]);
  }
}

function requireSize({ width, height }: VendorPicture, least: { width: number; height: number }) {
  const refused = (code: 'minimum' | 'maximum', detail: string) =>
    validationFailed([{ pointer: '', code, detail }]);
  if (width < least.width || height < least.height) {
    const wanted = `${least.width} × ${least.height} px`;
    throw refused('minimum', `Must be at least ${wanted}; this one is ${width} × ${height} px.`);
  }
  if (Math.max(width, height) > LONGEST_SIDE) {
    throw refused('maximum', `Must be at most ${LONGEST_SIDE} px on each side.`);
  }
}

/** The slot of this name. Throws a ProblemError 404 where there is none. */
function slotNamed(name: string) {
  const slot = SLOTS.find(([known]) => known === name);
  if (!slot) throw notFound('picture slot');
  return slot;
}

/** Empties a slot, and puts the picture that is given into it. */
async function putPicture(
  store: Store,
  now: Date,
  record: VendorListingRecord,
  slot: Slot,
  picture?: VendorPicture,
): Promise<VendorListingRecord> {
  const { vendorListings } = await store.open('vendorListings');
  const before = record.pictures.find((one) => one.slot === slot);
  await forgetFile(store, before && fileOf(before.picture));
  const others = record.pictures.filter((one) => one !== before);
  const order = SLOTS.map(([known]) => known);
  const pictures = [...others, ...(picture ? [picture] : [])].sort(
    (a, b) => order.indexOf(a.slot) - order.indexOf(b.slot),
  );
  return vendorListings.put({ ...record, pictures, updatedAt: now.toISOString() });
}

/**
 * Puts a picture into its slot, in place of the one before.
 *
 * @throws ProblemError 404 and 409 as {@link openVendorListing} and for an unknown slot; 422 where it
 *   is no such picture, too small or too large
 */
export async function setListingPicture(
  store: Store,
  now: Date,
  accountId: string,
  { vendorListingId, slot: name }: { vendorListingId: string; slot: string },
  upload: Upload,
): Promise<VendorListingRecord> {
  const [slot, least] = slotNamed(name);
  const record = await openVendorListing(store, now, accountId, vendorListingId);
  const picture = { slot, picture: '', ...sizeOf(upload) };
  requireSize(picture, least);
  const id = await keepSentFile(store, accountId, upload);
  return putPicture(store, now, record, slot, { ...picture, picture: FILE_PICTURE + id });
}

/**
 * Empties a slot.
 *
 * @throws ProblemError 404 and 409 as {@link openVendorListing} and for an unknown slot
 */
export async function removeListingPicture(
  store: Store,
  now: Date,
  accountId: string,
  { vendorListingId, slot: name }: { vendorListingId: string; slot: string },
): Promise<VendorListingRecord> {
  const [slot] = slotNamed(name);
  const record = await openVendorListing(store, now, accountId, vendorListingId);
  const isFilled = record.pictures.some((one) => one.slot === slot);
  return isFilled ? putPicture(store, now, record, slot) : record;
}

async function putDeliverable(
  store: Store,
  now: Date,
  record: VendorListingRecord,
  deliverable: Deliverable,
): Promise<VendorListingRecord> {
  const { vendorListings } = await store.open('vendorListings');
  await forgetFile(store, record.deliverable?.fileId);
  return vendorListings.put({ ...record, deliverable, updatedAt: now.toISOString() });
}

/**
 * Keeps the file that buyers get.
 *
 * @throws ProblemError 404 as {@link vendorListingOf}; 422 where it is not of its media type
 */
export async function setDeliverableFile(
  store: Store,
  now: Date,
  accountId: string,
  vendorListingId: string,
  { fileName, upload }: { fileName: string; upload: Upload },
): Promise<VendorListingRecord> {
  const record = await vendorListingOf(store, accountId, vendorListingId);
  requireKind(upload, 'file');
  const fileId = await keepSentFile(store, accountId, upload);
  return putDeliverable(store, now, record, { name: fileName.trim(), fileId, url: null });
}

/**
 * Keeps where buyers get the product.
 *
 * @throws ProblemError 404 as {@link vendorListingOf}
 */
export async function setDeliverableLink(
  store: Store,
  now: Date,
  accountId: string,
  vendorListingId: string,
  { url }: RequestBody<'setVendorListingLink'>,
): Promise<VendorListingRecord> {
  const record = await vendorListingOf(store, accountId, vendorListingId);
  const name = URL.canParse(url) ? new URL(url).hostname || url : url;
  return putDeliverable(store, now, record, { name, fileId: null, url });
}
