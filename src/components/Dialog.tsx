import { type FormEvent, type ReactNode, useId } from 'react';
import Modal from 'react-bootstrap/Modal';

interface DialogProps {
  title: string;
  /** More of the header, below the title. */
  header?: ReactNode;
  /** Escape and, unless `isStatic`, a click beside the dialog. */
  onClose: () => void;
  /** A request is being sent: the dialog cannot be closed by accident. */
  busy?: boolean;
  /** Only a button or Escape closes it, because a stray click would lose work. */
  isStatic?: boolean;
  /** Makes the dialog a form. */
  onSubmit?: () => void;
  size?: 'lg' | 'xl' | undefined;
  /** Small, in the middle and above other dialogs. */
  isQuestion?: boolean;
  /** Its `DialogBody` and `DialogFooter`. */
  children: ReactNode;
}

/** The parts of a dialog that scroll and that stay. */
export const DialogBody = Modal.Body;
export const DialogFooter = Modal.Footer;

const ignore = () => undefined;

/** The frame of every dialog with a title. It opens and closes without animation, and gives the focus back. */
export function Dialog(props: DialogProps) {
  const { title, header, onClose, busy = false, isStatic = false, onSubmit, children } = props;
  const { size, isQuestion = false } = props;
  const titleId = useId();
  const content = (
    <>
      <Modal.Header>
        <Modal.Title as="h2" className="h5 text-break" id={titleId}>
          {title}
        </Modal.Title>
        {header}
      </Modal.Header>
      {children}
    </>
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <Modal
      show
      onHide={busy ? ignore : onClose}
      backdrop={busy || isStatic ? 'static' : true}
      keyboard={!busy}
      aria-labelledby={titleId}
      animation={false}
      scrollable
      centered={isQuestion}
      {...(isQuestion && { className: 'above-dialogs' })}
      {...(size && { size })}
    >
      {onSubmit ? (
        <form onSubmit={handleSubmit} className="action-form" noValidate>
          {content}
        </form>
      ) : (
        content
      )}
    </Modal>
  );
}
