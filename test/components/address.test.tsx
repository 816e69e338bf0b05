import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddressBlock } from '#components/address/AddressBlock.tsx';
import { type Address, EMPTY_ADDRESS } from '#domain/address/address.ts';
import { ChangedAddress } from '#screens/order/panels/ChangedAddress.tsx';
import { renderPart, textsFor } from '#test/renderPart.tsx';

const ADDRESS: Address = {
  ...EMPTY_ADDRESS,
  lastName: 'Ruiz',
  street1: 'Kade 7',
  country: 'NL',
  phone: '+31 20 1234567',
  phoneExt: '12',
  email: 'ana@mail.example',
  doorCode: '4711',
};

async function renderChange(after: Partial<Address>, before: Address | null = ADDRESS) {
  const setting = await textsFor('en', ['order', 'events']);
  const { container } = await renderPart(
    <ChangedAddress address={{ ...ADDRESS, ...after }} comparedWith={before} isShort={false} />,
    setting,
  );
  return [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
}

test('S3.30: an address shows its door code, and whether it is a PO box or residential', async () => {
  const setting = await textsFor('en', ['order']);
  const { container } = await renderPart(
    <AddressBlock address={{ ...ADDRESS, isPOBox: true, isResidential: true }} />,
    setting,
  );
  const lines = [...container.querySelectorAll('.address > span')].map((line) => line.textContent);
  expect(lines).toEqual([
    'Ruiz',
    'Kade 7',
    'Netherlands',
    'Door code: 4711',
    'PO box',
    'Residential address',
  ]);
});

test.each<[string, Partial<Address>, string[]]>([
  ['nothing', {}, []],
  ['only the door code', { doorCode: '12' }, ['Door code: 12']],
  ['only the phone number', { phone: '+31 20 7654321' }, ['+31 20 7654321 / 12']],
  ['only the extension', { phoneExt: '13' }, ['+31 20 1234567 / 13']],
  ['only the email address', { email: 'ben@mail.example' }, ['ben@mail.example']],
  ['only the residential flag', { isResidential: true }, ['Residential address']],
])('S3.38: a change of %s is marked', async (_title, after, marked) => {
  expect(await renderChange(after)).toEqual(marked);
  expect(screen.queryAllByText(/changed/i)).toHaveLength(marked.length);
});

test('nothing is marked if the previous address is unknown', async () => {
  expect(await renderChange({ doorCode: '12' }, null)).toEqual([]);
  expect(screen.getByText('Door code: 12')).toBeInTheDocument();
});

test('R118: a field that a delivery request cannot contain is not marked', async () => {
  const setting = await textsFor('en', ['order', 'events']);
  const before = { ...ADDRESS, company: 'Acme', isResidential: true };
  const after = {
    ...EMPTY_ADDRESS,
    lastName: 'Ruiz',
    street1: 'Kade 9',
    country: 'NL',
    phone: ADDRESS.phone,
  };
  const { container } = await renderPart(
    <>
      <ChangedAddress address={before} comparedWith={after} isRemoved isShort />
      <ChangedAddress address={after} comparedWith={before} isShort />
    </>,
    setting,
  );
  expect([...container.querySelectorAll('del')].map((line) => line.textContent)).toEqual(['Kade 7']);
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Kade 9']);
});

test('R77: the previous address marks the lines that were removed', async () => {
  const setting = await textsFor('en', ['order', 'events']);
  const after = { ...ADDRESS, street1: 'Kade 9', doorCode: '' };
  const { container } = await renderPart(
    <ChangedAddress address={ADDRESS} comparedWith={after} isRemoved isShort={false} />,
    setting,
  );
  expect([...container.querySelectorAll('del')].map((line) => line.textContent)).toEqual([
    'Kade 7',
    'Door code: 4711',
  ]);
  expect(screen.getAllByText(/removed/)).toHaveLength(2);
});
