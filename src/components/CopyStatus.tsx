import './copyStatus.css';

/** The result of copying, briefly shown beside the button; '' for none. */
export function CopyStatus({ text }: { text: string }) {
  return (
    <span className="copy-said" role="status">
      {text && <span className="copy-said-text">{text}</span>}
    </span>
  );
}
