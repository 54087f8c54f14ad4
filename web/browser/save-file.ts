// Offers the visitor a file to save.
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

export function saveTextFile(name: string, text: string) {
  saveFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }))
}
