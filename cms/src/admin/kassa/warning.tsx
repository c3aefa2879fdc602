import { Box, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";

/** Something of an order that staff have to know or do. The usual text on its ground: Strapi's own colour is too pale to read there. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <Box background="warning100" hasRadius padding={4}>
      <Typography tag="p" textColor="neutral800">
        {children}
      </Typography>
    </Box>
  );
}
