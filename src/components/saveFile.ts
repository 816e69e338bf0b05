/** How long the browser may take to begin with the file before its address is given back, in milliseconds. */
const KEPT_MS = 60_000;

/** Hands data to the person as a file, where the browser puts downloads. */
export function saveBlob(name: string, blob: Blob): void {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}

/** Hands a text to the person as a file. */
export function saveFile(name: string, type: string, text: string): void {
  saveBlob(name, new Blob([text], { type }));
}
