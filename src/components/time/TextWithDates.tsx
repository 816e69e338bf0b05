const DATE = /(\d{4}-\d{2}-\d{2})/;

/** A text whose dates do not wrap. A browser may otherwise begin a line after a hyphen of a date. */
export function TextWithDates({ text }: { text: string }) {
  return text.split(DATE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a date may repeat, and the parts keep their order
      <span key={index} className="text-nowrap">
        {part}
      </span>
    ),
  );
}
