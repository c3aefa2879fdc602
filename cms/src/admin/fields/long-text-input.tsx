import { Box, Flex, Typography } from "@strapi/design-system";
import { InputRenderer, useField } from "@strapi/strapi/admin";
import { useId } from "react";
import type { GivenProps } from "./field-props.ts";

/** Edits several lines of text; when disabled, as for a visitor's answers, it shows the whole text instead. */
export function LongTextInput({ attribute: _attribute, name = "", ...props }: GivenProps) {
  const { value }: { value: unknown } = useField(name);
  const labelId = useId();
  if (props.disabled !== true) return <InputRenderer {...props} name={name} type="text" />;

  return (
    <Flex direction="column" alignItems="stretch" gap={1} role="group" aria-labelledby={labelId}>
      <Typography id={labelId} variant="pi" fontWeight="bold" textColor="neutral800">
        {props.label}
      </Typography>
      <Box padding={4} background="neutral100" borderColor="neutral200" hasRadius>
        <Typography textColor="neutral800" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {typeof value === "string" && value !== "" ? value : "–"}
        </Typography>
      </Box>
    </Flex>
  );
}
