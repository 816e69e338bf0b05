import './thumbnail.css';
import { useState } from 'react';
import { THUMBNAIL_PX } from '#domain/limits.ts';

interface ThumbnailProps {
  src: string;
  alt: string;
  /** The text that replaces an image that cannot be loaded. */
  none: string;
}

/** A thumbnail of one side of a document, which loads when it is near the viewport. */
export function Thumbnail({ src, alt, none }: ThumbnailProps) {
  const [failed, setFailed] = useState('');
  if (failed === src) return <span className="thumbnail thumbnail-none">{none}</span>;
  return (
    <img
      className="thumbnail"
      src={src}
      alt={alt}
      width={THUMBNAIL_PX}
      height={THUMBNAIL_PX}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
