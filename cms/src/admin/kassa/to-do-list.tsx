import { Box, Flex, TextButton, Typography } from "@strapi/design-system";
import type { ToDoView } from "../../shop/kassa/kassa-view.ts";
import { useKassaWords } from "./words.ts";

interface ToDoListProps {
  toDo: readonly ToDoView[];
  onOpen: (id: number) => void;
}

/** Lists orders with money that staff have to refund, transfer or look into. */
export function ToDoList({ toDo, onOpen }: ToDoListProps) {
  const { say, choice, euros } = useKassaWords();
  if (toDo.length === 0) return null;
  const title = say("toDo", "Waits for you");
  return (
    <Box tag="section" aria-label={title} background="warning100" hasRadius padding={4}>
      <Typography tag="h2" variant="delta" textColor="neutral800">
        {title}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="flex-start" gap={1} paddingTop={2}>
        {toDo.map(({ kind, id, number, name, cents }) => (
          <Flex tag="li" key={`${kind} ${id}`} gap={2} wrap="wrap">
            <TextButton onClick={() => onOpen(id)}>{number}</TextButton>
            <Typography textColor="neutral800">{`${name}, ${euros(cents)}: ${choice("toDo", kind)}`}</Typography>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
