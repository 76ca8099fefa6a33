import { FileUp, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { ExportButton } from '../../../shared/ui/buttons/ExportButton.tsx'
import { PrintButton } from '../../../shared/ui/buttons/PrintButton.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { documentOptions } from '../document-options.ts'
import type { OpenDocument } from '../open-document.ts'

type SheetHeadProps = {
  title: string
  opened: OpenDocument
  isArchived: boolean
  onExport: () => Promise<void>
  onImport: () => void
  children?: ReactNode
}

/** Which document is shown, and what can be done with its sheet. */
export function SheetHead({ title, opened, isArchived, onExport, onImport, children }: SheetHeadProps) {
  const { documents, document, isEditing } = opened
  const canEdit = document !== undefined && !document.isLocked && !isArchived
  return (
    <div className="flex flex-wrap items-center gap-2 sm:justify-end print:hidden">
      <h1 className="mr-auto text-xl font-bold max-sm:basis-full">{title}</h1>
      {document && (
        <>
          <SelectField
            label="档案"
            isLabelHidden
            value={document.documentId}
            onChange={opened.open}
            options={documentOptions(documents)}
            className="w-72 max-w-full"
          />
          {children}
          {canEdit && isEditing && (
            <Button variant="mist" onClick={onImport}>
              <FileUp aria-hidden />
              导入
            </Button>
          )}
          <ExportButton onExport={onExport} />
          <PrintButton />
          {canEdit && (
            <Button variant={isEditing ? 'mist' : 'primary'} onClick={() => opened.setEditing(!isEditing)}>
              {!isEditing && <Pencil aria-hidden />}
              {isEditing ? '完成' : '编辑'}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
