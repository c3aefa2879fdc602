import { Button, Flex, Typography } from "@strapi/design-system";
import type { StrapiApp } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { addSidePanel, type PanelProps } from "./beside-form.ts";
import { useSaveFile } from "./inbox-exports.tsx";

/** What the panel reads of the entry. */
interface Entry {
  documentId?: string;
  files?: unknown;
}

interface SubmittedFile {
  id: string;
  name: string;
}

/** Adds the number of a submission beside it, by which its sender names it, and its files, to be saved one by one. */
export function addInboxFiles(app: StrapiApp): void {
  addSidePanel(app, ReferencePanel);
  addSidePanel(app, FilesPanel);
}

function ReferencePanel({ model, document }: PanelProps<Entry>) {
  const intl = useIntl();
  const { documentId } = document ?? {};
  if (model !== "api::submission.submission" || documentId === undefined) return null;

  return {
    title: intl.formatMessage({ id: "circuit.inbox.reference", defaultMessage: "Reference" }),
    // As `referenceOf` of the contract makes it; the search of the list finds it.
    content: <Typography fontWeight="bold">{documentId.slice(0, 8).toUpperCase()}</Typography>,
  };
}

function FilesPanel({ model, document }: PanelProps<Entry>) {
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
