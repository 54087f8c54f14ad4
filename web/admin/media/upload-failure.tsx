// Why an upload failed, with a sign-in in a new tab that keeps the file.
import { href } from 'react-router'
import { Notice } from '#web/ui/notice.tsx'
import type { FailureCause } from './upload-result.ts'

export function UploadFailure({ message, cause }: { message: string; cause?: FailureCause }) {
  return (
    <Notice tone="bad">
      <span>{message}</span>
      {cause === 'session' && (
        <>
          {' '}
          <a href={href('/vinayagaadmin')} target="_blank" rel="noreferrer">
            Sign in (in a new tab)
          </a>
          <span>, then try again here.</span>
        </>
      )}
    </Notice>
  )
}
