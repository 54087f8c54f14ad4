-- The line of a bank statement from which a payment was recorded or seen, as a hash of its day, amount and words: a line without a UTR is
-- one payment too, whichever order it is recorded for.
alter table payments add column bank_line text;

create unique index payments_by_bank_line on payments (bank_line)
where bank_line is not null and (taken_back is null or taken_back <> 'mistake');
