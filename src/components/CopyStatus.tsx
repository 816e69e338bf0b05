import './copyStatus.css';

/** What came of copying, in words beside its button for a moment; '' while there is nothing to say. */
export function CopyStatus({ text }: { text: string }) {
  return (
    <span className="copy-said" role="status">
      {text && <span className="copy-said-text">{text}</span>}
    </span>
  );
}
