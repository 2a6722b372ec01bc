/** The name of a file that an answer gives (RFC 6266); undefined where it gives none. */
function fileNameIn(headers: Headers): string | undefined {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
}

/**
 * Saves the file that a call answers, as the browser saves files: `client.GET(path, { parseAs: 'blob' })`.
 *
 * @throws ApiError as the call does
 */
export async function download(call: Promise<{ data?: Blob; response: Response }>): Promise<void> {
  const { data, response } = await call;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data!);
  link.download = fileNameIn(response.headers) ?? 'download';
  link.click();
  // The browser has taken the bytes by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
