import { Button, Flex, Typography } from "@strapi/design-system";
import type { PanelProps } from "./form-extensions.ts";
import { useDownload } from "./inbox-exports.tsx";
import { useSay } from "./use-say.ts";

interface SubmittedFile {
  id: string;
  name: string;
}

/** Shows the reference of a submission, which its sender was given. */
export function ReferencePanel({ model, document }: PanelProps) {
  const say = useSay("inbox.");
  const { documentId } = document ?? {};
  if (model !== "api::submission.submission" || documentId === undefined) return null;

  return {
    title: say("reference", "Reference"),
    // The same as `submissionReference` of the contract, which the panel may not import. The list's search finds it.
    content: <Typography fontWeight="bold">{documentId.slice(0, 8).toUpperCase()}</Typography>,
  };
}

/** Shows the files of a submission, each with a button that saves it. */
export function FilesPanel({ model, document }: PanelProps) {
  const say = useSay("inbox.");
  const save = useDownload();
  const files = Array.isArray(document?.files) ? document.files.filter(isFile) : [];
  if (model !== "api::submission.submission" || files.length === 0) return null;

  return {
    title: say("files", "Files"),
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
