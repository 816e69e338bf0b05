import { useEffect, useRef, useState } from 'react';

/**
 * Returns a ref for a form, a function that moves the focus to the form's first invalid field and returns
 * false, and the number of times that it was called.
 */
export function useFocusOnProblem<Form extends HTMLElement>() {
  const formRef = useRef<Form>(null);
  const [tries, setTries] = useState(0);
  // After the render, because it may be the attempt that marks the field as invalid.
  useEffect(() => {
    if (tries > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const focusProblem = () => {
    setTries((count) => count + 1);
    return false;
  };
  return { formRef, focusProblem, tries };
}
