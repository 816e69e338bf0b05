import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { Deferred } from '#components/loading/Deferred.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { Menu } from '#components/menu/Menu.tsx';
import { useCurrentPath } from '#components/page/useCurrentPath.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { signInRequested } from '#store/people/sessionSlice.ts';
import { selectCurrentUser } from '#store/people/userSelectors.ts';
import type { OverlayId } from '../overlay/overlays.ts';

const loadAccountPanel = async () => (await import('./AccountPanel.tsx')).AccountPanel;

/** S2.13: the account menu with the user's name, settings and sign-out; without a user, a sign-in button. */
export function AccountMenu({ onOpen }: { onOpen: (overlay: OverlayId) => void }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const returnPath = useCurrentPath();
  const person = useAppSelector(selectCurrentUser);
  if (!person) {
    return (
      <Button
        variant="outline-primary"
        size="sm"
        className="text-nowrap"
        onClick={() => dispatch(signInRequested({ returnPath }))}
      >
        {t('signIn.button')}
      </Button>
    );
  }
  return (
    <Menu
      label={t('account.menu', { name: person.name })}
      button={<Icon name="person-circle" />}
      className="menu-end"
    >
      {(close) => (
        <Deferred
          load={loadAccountPanel}
          props={{ name: person.name, onOpen, onClose: close }}
          title={t('account.menu', { name: person.name })}
          fallback={<Skeleton label={t('loading')} lines={8} />}
        />
      )}
    </Menu>
  );
}
