import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { CrashPage, RouteCrashNotice } from '#app/Crash.tsx';
import { Deferred } from '#components/loading/Deferred.tsx';
import { PanelBoundary } from '#components/loading/PanelBoundary.tsx';
import { initI18n } from '#i18n/texts.ts';

let texts: Awaited<ReturnType<typeof initI18n>>;
beforeAll(async () => {
  texts = await initI18n('en');
});

/**
 * Renders the content with the texts. Returns a live list of the errors that boundaries catch. React would
 * otherwise log these errors to the console.
 */
function draw(content: ReactNode) {
  const caught: unknown[] = [];
  render(<I18nextProvider i18n={texts}>{content}</I18nextProvider>, {
    onCaughtError: (error) => caught.push(error),
  });
  return caught;
}

const torn: { is: boolean } = { is: true };

function Torn(): ReactNode {
  if (torn.is) throw new Error('torn');
  return <p>whole again</p>;
}

function Orders() {
  const [orderId, setOrderId] = useState('1');
  return (
    <>
      <button type="button" onClick={() => setOrderId('2')}>
        next
      </button>
      <PanelBoundary title="Events" resetKeys={[orderId]}>
        <Torn />
      </PanelBoundary>
    </>
  );
}

describe('R39: a panel that cannot be rendered', () => {
  it('affects only itself, and can be tried again', async () => {
    torn.is = true;
    const caught = draw(
      <>
        <PanelBoundary title="Events">
          <Torn />
        </PanelBoundary>
        <p>the rest</p>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('“Events” could not be displayed.');
    expect(screen.getByText('the rest')).toBeInTheDocument();
    expect(caught).toEqual([new Error('torn')]);
    torn.is = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('whole again')).toBeInTheDocument();
  });

  it('is rendered again for another order', async () => {
    torn.is = true;
    draw(<Orders />);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    torn.is = false;
    await userEvent.click(screen.getByRole('button', { name: 'next' }));
    expect(screen.getByText('whole again')).toBeInTheDocument();
  });
});

const Part = ({ name }: { name: string }) => <p>hello {name}</p>;
const loadPart = async () => Part;

describe('a part whose code loads later', () => {
  it('shows a placeholder meanwhile', async () => {
    draw(<Deferred load={loadPart} props={{ name: 'Ana' }} title="Part" fallback={<p>wait</p>} />);
    expect(screen.getByText('wait')).toBeInTheDocument();
    expect(await screen.findByText('hello Ana')).toBeInTheDocument();
  });

  it('says that it could not be displayed if its code fails to load, and requests it again', async () => {
    let asked = 0;
    const load = async () => {
      asked += 1;
      if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return Part;
    };
    draw(<Deferred load={load} props={{ name: 'Ana' }} title="Command palette" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('“Command palette” could not be displayed.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('hello Ana')).toBeInTheDocument();
    expect(asked).toBe(2);
  });

  it('fails in one line beside other content, and shows nothing if it only explains something', async () => {
    let isThere = false;
    const load = async () => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
      return Part;
    };
    const caught = draw(
      <>
        <Deferred load={load} props={{ name: 'Ana' }} title="Result pages" failure="line" />
        <Deferred load={load} props={{ name: 'Ben' }} title="Syntax" failure="none" />
      </>,
    );
    await waitFor(() => expect(caught).toHaveLength(2));
    expect(screen.getByRole('alert')).toHaveTextContent('“Result pages” could not be displayed.');
    expect(screen.getByRole('alert')).not.toHaveClass('alert');
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('hello Ana')).toBeInTheDocument();
    expect(screen.queryByText('hello Ben')).toBeNull();
  });
});

function Twice({ load }: { load: () => Promise<typeof Part> }) {
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = () => setIsOpen(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        open
      </button>
      <button type="button" onClick={handleClose}>
        shut
      </button>
      {isOpen && <Deferred load={load} props={{ name: 'Ana' }} title="Filter" onClose={handleClose} />}
    </>
  );
}
const loadOther = async () => () => <p>the other</p>;

function Changing() {
  const [isOther, setIsOther] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOther(true)}>
        change
      </button>
      <Deferred load={isOther ? loadOther : loadPart} props={{ name: 'Ana' }} title="Dialog" />
    </>
  );
}

describe('a part that is opened a second time', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('renders immediately, because its code is loaded', async () => {
    let asked = 0;
    const load = async () => {
      asked += 1;
      return Part;
    };
    draw(<Twice load={load} />);
    await press('open');
    expect(await screen.findByText('hello Ana')).toBeInTheDocument();
    await press('shut');
    await press('open');
    expect(screen.getByText('hello Ana')).toBeInTheDocument();
    expect(asked).toBe(1);
  });

  it('is replaced by another part in the same place', async () => {
    draw(<Changing />);
    expect(await screen.findByText('hello Ana')).toBeInTheDocument();
    await press('change');
    expect(await screen.findByText('the other')).toBeInTheDocument();
    expect(screen.queryByText('hello Ana')).toBeNull();
  });

  it('requests its code again if that failed to load, and can be closed', async () => {
    let asked = 0;
    const load = async () => {
      asked += 1;
      if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return Part;
    };
    draw(<Twice load={load} />);
    await press('open');
    expect(await screen.findByRole('alert')).toHaveTextContent('“Filter” could not be displayed.');
    await press('Close');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('open');
    expect(await screen.findByText('hello Ana')).toBeInTheDocument();
  });
});

describe('the page is never blank', () => {
  it('a screen that fails keeps the frame around it', () => {
    torn.is = true;
    const frame = (
      <>
        <p>frame</p>
        <Outlet />
      </>
    );
    const screens = [{ path: '/', Component: Torn, ErrorBoundary: RouteCrashNotice }];
    const router = createMemoryRouter([{ element: frame, ErrorBoundary: CrashPage, children: screens }]);
    const caught: unknown[] = [];
    draw(<RouterProvider router={router} onError={(error) => caught.push(error)} />);
    expect(screen.getByText('frame')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on this page');
    expect(caught).toEqual([new Error('torn')]);
  });

  it('a frame that fails leaves a page with two ways to continue', () => {
    torn.is = true;
    const router = createMemoryRouter([{ path: '/', Component: Torn, ErrorBoundary: CrashPage }]);
    draw(<RouterProvider router={router} onError={() => undefined} />);
    expect(screen.getByRole('main')).toHaveTextContent('Something went wrong on this page');
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the order search' })).toHaveAttribute('href', '/');
  });
});
