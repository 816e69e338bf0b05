import './copyStatus.css';

/** The result of copying, shown beside the button. Nothing is shown if `text` is ''. */
export function CopyStatus({ text }: { text: string }) {
  return (
    <span className="copy-said" role="status">
      {text && <span className="copy-said-text">{text}</span>}
    </span>
  );
}
