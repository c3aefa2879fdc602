import { Flex, Typography } from "@strapi/design-system";

interface ProblemListProps {
  /** What is wrong. */
  what: string;
  /** Where it is wrong, one line each; none when all is well. */
  lines: readonly string[];
}

/** Shows what is wrong with an entry, in a panel beside its form. */
export function ProblemList({ what, lines }: ProblemListProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography textColor={lines.length === 0 ? "neutral800" : "danger600"}>{what}</Typography>
      <ul>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two ticket types may have the same name and days
          <Typography key={index} tag="li">
            {line}
          </Typography>
        ))}
      </ul>
    </Flex>
  );
}
