import type { ComponentProps } from 'react';
import { DetailModal } from '#components/dialog/DetailModal.tsx';
import { SignInAgainButton } from '#components/dialog/SignInAgainButton.tsx';
import { useSignInAgain } from '#store/people/useSignInAgain.ts';

/** A dialog that reads its content. R410: it offers to sign in again if the session could not be renewed. */
export function ReadModal({ children, ...dialog }: ComponentProps<typeof DetailModal>) {
  const signInAgain = useSignInAgain();
  return (
    <DetailModal {...dialog}>
      <SignInAgainButton {...signInAgain} />
      {children}
    </DetailModal>
  );
}
