// Every Tamil catalogue. A sentence that is missing here is English.
export * from './ta/language.ts'
