# Deliberately vulnerable sample: never apply it.
resource "aws_s3_bucket" "statements" {
  bucket = "harbour-ledger-statements"
  acl    = "public-read"
}

resource "aws_security_group" "jobs" {
  name = "reconcile-jobs"
  ingress {
    from_port   = 0
    to_port     = 65535
    protocol    = "tcp"
    cidr_blocks = ["0.0.0.0/0"]
  }
}

resource "aws_db_instance" "ledger" {
  engine              = "postgres"
  instance_class      = "db.t3.micro"
  username            = "ledger"
  password            = "example-password"
  publicly_accessible = true
  storage_encrypted   = false
  skip_final_snapshot = true
}

resource "aws_iam_policy" "jobs" {
  name   = "reconcile-jobs"
  policy = jsonencode({ Version = "2012-10-17", Statement = [{ Effect = "Allow", Action = "*", Resource = "*" }] })
}
