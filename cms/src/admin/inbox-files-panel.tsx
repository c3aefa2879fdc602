import { Button, Flex, Typography } from "@strapi/design-system";
import { useIntl } from "react-intl";
import type { PanelProps } from "./beside-form.ts";
import { useSaveFile } from "./inbox-exports.tsx";

interface SubmittedFile {
  id: string;
  name: string;
}

/** The number of a submission, by which its sender names it. */
export function ReferencePanel({ model, document }: PanelProps) {
  const intl = useIntl();
  const { documentId } = document ?? {};
  if (model !== "api::submission.submission" || documentId === undefined) return null;

  return {
    title: intl.formatMessage({ id: "circuit.inbox.reference", defaultMessage: "Reference" }),
    // As `referenceOf` of the contract makes it; the search of the list finds it.
    content: <Typography fontWeight="bold">{documentId.slice(0, 8).toUpperCase()}</Typography>,
  };
}

/** The files of a submission, to be saved one by one. */
export function FilesPanel({ model, document }: PanelProps) {
  const intl = useIntl();
  const save = useSaveFile();
  const files = Array.isArray(document?.files) ? document.files.filter(isFile) : [];
  if (model !== "api::submission.submission" || files.length === 0) return null;

  return {
    title: intl.formatMessage({ id: "circuit.inbox.files", defaultMessage: "Files" }),
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        {files.map(({ id, name }) => (
          <Button
            key={id}
            variant="tertiary"
            onClick={() => void save(`/inbox/submissions/${document?.documentId ?? ""}/files/${id}`, name)}
          >
            {name}
          </Button>
        ))}
      </Flex>
    ),
  };
}

function isFile(value: unknown): value is SubmittedFile {
  return typeof value === "object" && value !== null && "id" in value && "name" in value;
}
