/**
 * The header that makes an answer a file to save (RFC 6266).
 *
 * @param name of the file, without double quotes
 */
export const attachment = (name: string) => ({
  'Content-Disposition': `attachment; filename="${name}"`,
});
