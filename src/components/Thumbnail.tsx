import { useState } from 'react';
import { PREVIEW_PX } from '#domain/limits.ts';

interface ThumbnailProps {
  src: string;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** What is said in its place where it cannot be had. */
  none: string;
}

/** A small drawing of a document's page, loaded when it comes near; its place is kept, so that nothing jumps. */
export function Thumbnail({ src, alt, none }: ThumbnailProps) {
  const [failed, setFailed] = useState('');
  if (failed === src) return <span className="thumbnail thumbnail-none">{none}</span>;
  return (
    <img
      className="thumbnail"
      src={src}
      alt={alt}
      width={PREVIEW_PX}
      height={PREVIEW_PX}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
