// Why an upload failed, with a sign-in in a new tab that keeps the file.
import { href, Link } from 'react-router'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { Notice } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import type { FailureCause } from './upload-result.ts'

export function UploadFailure({ message, cause }: { message: string; cause?: FailureCause }) {
  const { signInAgain } = useWords(uploads)
  return (
    <Notice tone="bad">
      <span>{message}</span>
      {cause === 'session' && (
        <>
          {' '}
          <span>
            {sentence(signInAgain, {
              link: <Link to={href('/vinayagaadmin')} target="_blank" rel="noreferrer" />,
            })}
          </span>
        </>
      )}
    </Notice>
  )
}
