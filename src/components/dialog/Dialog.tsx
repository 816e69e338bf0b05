import './dialog.css';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import Modal from 'react-bootstrap/Modal';

interface DialogProps {
  title: string;
  /** Content after the title, in the header of the dialog. */
  header?: ReactNode;
  /** Called on Escape and, unless `isStatic` is set, on a click outside the dialog. */
  onClose: () => void;
  /** Whether a request is being sent. If so, Escape and a click outside the dialog do not close it. */
  busy?: boolean;
  /** Whether to ignore clicks outside the dialog, so that an accidental one does not discard work. */
  isStatic?: boolean;
  /** Makes the dialog a form. Called when the user submits it. */
  onSubmit?: () => void;
  size?: 'lg' | 'xl' | undefined;
  /**
   * The ID of the body if the dialog asks a question. Such a dialog is centered and above other dialogs, and its
   * body describes it.
   */
  questionId?: string;
  /** A `DialogBody` and a `DialogFooter`. */
  children: ReactNode;
}

/** The body of a dialog scrolls; the footer stays visible. */
export const DialogBody = Modal.Body;
export const DialogFooter = Modal.Footer;

const ignore = () => undefined;

/**
 * Focuses the main part of the page if nothing has the focus, which happens if the dialog's opener is gone.
 */
function focusPage(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/**
 * Returns a ref for the dialog. The dialog takes the focus if the focused element in it disappears, so that
 * its keyboard shortcuts keep working. R499: Shift with Tab leads from the dialog itself to its last button,
 * because the browser would lead to the page behind, from where the focus returns to the dialog at once.
 */
function useKeptFocus() {
  const modal = useRef<{ dialog: HTMLElement | null }>(null);
  useEffect(() => {
    // Later, because a field that loses the focus may cause this render before the next field has the focus.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) modal.current?.dialog?.focus();
    });
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const dialog = modal.current?.dialog;
      if (event.key !== 'Tab' || !event.shiftKey || event.target !== dialog) return;
      event.preventDefault();
      [...(dialog?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  // Runs after the modal has returned the focus to its opener.
  useEffect(() => () => queueMicrotask(focusPage), []);
  return modal;
}

/**
 * The base of every dialog with a title. It opens and closes without animation. When it closes, the focus
 * returns to the element that had it before, or to the page if that element is gone.
 */
export function Dialog(props: DialogProps) {
  const { title, header, onClose, busy = false, isStatic = false, onSubmit, children } = props;
  const { size, questionId } = props;
  const isQuestion = questionId !== undefined;
  const titleId = useId();
  const modal = useKeptFocus();
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
      ref={modal}
      show
      onHide={busy ? ignore : onClose}
      backdrop={busy || isStatic ? 'static' : true}
      keyboard={!busy}
      aria-labelledby={titleId}
      aria-describedby={questionId}
      animation={false}
      scrollable
      centered={isQuestion}
      className={isQuestion ? 'above-dialogs' : ''}
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
